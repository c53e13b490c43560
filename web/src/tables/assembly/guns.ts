/** Equal weapons together: targeting, class, how many. */
export function counted(weapons: readonly [number, number][]): [number, number, number][] {
  const found: [number, number, number][] = [];
  for (const [targeting, kind] of weapons) {
    const same = found.find((one) => one[0] === targeting && one[1] === kind);
    if (same) same[2] += 1;
    else found.push([targeting, kind, 1]);
  }
  return found;
}
