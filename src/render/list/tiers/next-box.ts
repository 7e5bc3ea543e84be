/** The box that an arrow key leads to: beside it in its tier, or at the same place of the tier above or below. */
export function nextBox(
  tiers: readonly (readonly string[])[],
  key: string | undefined,
  arrow: string,
): string | undefined {
  const tier = tiers.findIndex((boxes) => key !== undefined && boxes.includes(key));
  const place = tiers[tier]?.indexOf(key ?? "") ?? -1;
  if (place < 0) return undefined;
  if (arrow === "ArrowLeft") return tiers[tier]?.[place - 1];
  if (arrow === "ArrowRight") return tiers[tier]?.[place + 1];
  const other = arrow === "ArrowUp" ? tiers[tier - 1] : arrow === "ArrowDown" ? tiers[tier + 1] : undefined;
  return other?.[Math.min(place, other.length - 1)];
}
