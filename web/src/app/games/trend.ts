/** The straight line through these values: where it begins and where it ends, within 0 and 1. */
export function trendOf(values: readonly number[]): [number, number] {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, _, place) => sum + (place - middle) ** 2, 0);
  const slope =
    values.reduce((sum, value, place) => sum + (place - middle) * (value - mean), 0) / (spread || 1);
  const within = (value: number) => Math.max(0, Math.min(1, value));
  return [within(mean - slope * middle), within(mean + slope * middle)];
}
