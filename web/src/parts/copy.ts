/** Copying. Browsers lend the clipboard to secure pages alone; plain http in the home network is none. */

/** Copies a text; false where the browser will not, and it must be shown to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  // eslint-disable-next-line no-restricted-properties -- the one place that knows what to do without it
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const lent = clipboard?.writeText(text).then(...([() => true, () => false] as const));
  return (await lent) === true || byEvent(text);
}

/** The older way: asks the browser to copy what is selected, and puts the text in its place. */
function byEvent(text: string): boolean {
  let put = false;
  const answer = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    put = true;
  };
  document.addEventListener('copy', answer);
  const done = document.execCommand('copy');
  document.removeEventListener('copy', answer);
  return done && put;
}
