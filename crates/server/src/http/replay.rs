//! A finished game at any of its steps, hands open.

use super::tables::seat;
use super::{App, Params};
use crate::error::{ApiError, ApiResult};
use crate::store::Status;
use axum::Json;
use axum::extract::{Path, State};
use kernel::{Names, Table, Viewer};
use room::log::TableConfig;
use room::project;
use room::state::TableState;
use room::wire::Told;
use serde::{Deserialize, Serialize};

/// A step of a finished game, through whose eyes.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// After how many actions.
    step: u32,
    /// A seat's number; all hands open where none is named.
    seat: Option<u8>,
}

/// A finished game at a step.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct Replayed {
    /// The view.
    #[schema(value_type = Object)]
    view: serde_json::Value,
    /// What the last action showed.
    events: Vec<Told>,
    /// How many actions the game had.
    steps: usize,
}

/// A finished game at any step, hands open.
#[utoipa::path(get, path = "/api/v1/tables/{table}/replay", params(("table" = String, Path), Step), responses((status = 200, body = Replayed)))]
pub async fn replay(
    State(app): State<App>,
    Path(table): Path<String>,
    Params(step): Params<Step>,
) -> ApiResult<Json<Replayed>> {
    let viewer = seat(step.seat)?.map_or(Viewer::REFEREE, Viewer::seat);
    let wanted = move |steps: usize| vec![steps.min(step.step as usize)];
    let (moments, steps) = read_replay(&app, &table, viewer, wanted).await?;
    let moment = moments.into_iter().next().ok_or_else(ApiError::no_table)?;
    Ok(Json(Replayed { view: moment.view, events: moment.events, steps }))
}

/// Several steps of a finished game, through whose eyes.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Steps {
    /// The first, as a number of actions; the beginning where none is named.
    #[serde(default)]
    from: u32,
    /// The last; the end where none is named.
    to: Option<u32>,
    /// How many at most (1 to 100); of a longer range that many are shown, evenly spread, first and last among them.
    most: Option<u32>,
    /// A seat's number; all hands open where none is named.
    seat: Option<u8>,
}

impl Steps {
    const MOST: usize = 100;

    /// The steps of a game of this length.
    fn within(&self, steps: usize) -> Vec<usize> {
        let first = steps.min(self.from as usize);
        let last = self.to.map_or(steps, |to| steps.min(to as usize)).max(first);
        let most = self.most.map_or(Self::MOST, |most| (most as usize).clamp(1, Self::MOST));
        let (gaps, span) = ((most - 1).min(last - first), last - first);
        (0..=gaps).map(|nth| first + (span * nth).checked_div(gaps).unwrap_or(0)).collect()
    }
}

/// A finished game at one of several steps.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct ReplayedStep {
    /// After how many actions.
    step: usize,
    /// The view.
    #[schema(value_type = Object)]
    view: serde_json::Value,
    /// What the last action showed.
    events: Vec<Told>,
}

/// A finished game at several steps.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct ReplayedSteps {
    /// The steps, in order.
    shown: Vec<ReplayedStep>,
    /// How many actions the game had.
    steps: usize,
}

/// A finished game at several steps at once, hands open.
#[utoipa::path(get, path = "/api/v1/tables/{table}/replay/steps", params(("table" = String, Path), Steps), responses((status = 200, body = ReplayedSteps)))]
pub async fn replay_steps(
    State(app): State<App>,
    Path(table): Path<String>,
    Params(range): Params<Steps>,
) -> ApiResult<Json<ReplayedSteps>> {
    let viewer = seat(range.seat)?.map_or(Viewer::REFEREE, Viewer::seat);
    let (moments, steps) = read_replay(&app, &table, viewer, move |steps| range.within(steps)).await?;
    let step = |moment: project::Moment| ReplayedStep { step: moment.step, view: moment.view, events: moment.events };
    Ok(Json(ReplayedSteps { shown: moments.into_iter().map(step).collect(), steps }))
}

async fn read_replay(
    app: &App,
    table: &str,
    viewer: Viewer,
    wanted: impl FnOnce(usize) -> Vec<usize> + Send + 'static,
) -> ApiResult<(Vec<project::Moment>, usize)> {
    let over = ApiError::not_now("hands are opened when the game is over");
    let finished = app.registry.read_state(table, |state, _| Finished::of(state)).await?.ok_or(over)?;
    app.readings.run(move || project::replay(finished.game.as_ref(), &finished.names, viewer, wanted)).await
}

/// A finished game taken off its table, which need not wait while it is gone through.
pub(super) struct Finished {
    pub game: Box<dyn Table>,
    pub names: Names,
    /// How it was opened.
    pub config: TableConfig,
    /// Whether it ended by something else than a rule: one can play on from its end.
    pub is_cut_short: bool,
}

impl Finished {
    pub fn of(state: &TableState) -> Option<Finished> {
        let game = state.game.as_ref().filter(|_| state.status == Status::Finished)?.duplicate();
        let (names, config) = (state.names.clone(), state.config.clone());
        Some(Finished { game, names, config, is_cut_short: state.ended.is_some() })
    }
}

#[cfg(test)]
mod tests {
    use super::Steps;

    fn within(from: u32, to: Option<u32>, most: Option<u32>, steps: usize) -> Vec<usize> {
        Steps { from, to, most, seat: None }.within(steps)
    }

    #[test]
    fn a_range_is_shown_whole_or_evenly_spread() {
        assert_eq!(within(3, Some(6), None, 10), [3, 4, 5, 6]);
        assert_eq!(within(0, None, Some(3), 10), [0, 5, 10]);
        assert_eq!(within(8, Some(99), None, 10), [8, 9, 10]);
        assert_eq!(within(7, Some(2), Some(1), 10), [7]);
        assert_eq!(within(99, None, None, 10), [10]);
        assert_eq!(within(0, None, Some(0), 0), [0]);
        assert_eq!(within(0, None, None, 5_000).len(), 100);
        assert_eq!(within(0, None, Some(4_000_000_000), 5_000).last(), Some(&5_000));
    }
}
