/** Types of Starships Assembly's view and events, generated from crates/assembly/src; seats count from 1. */

export type {
  AgendaView as AgendaPlace,
  BattleView as Battle,
  CaptainView,
  CardView,
  HandCard,
  ShipView,
  SideView as Side,
  Told as Event,
  View,
  WeaponView,
} from '../../generated/assembly';
