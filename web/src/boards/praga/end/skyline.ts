/** Roofs and towers against the sky. */
import { dice } from '../draw/numbers';

export function skyline(seed: number, base: number, height: number): string {
  const roll = dice(seed);
  const whole = (n: number) => n.toFixed(0);
  let d = `M-10 220V${base}`;
  for (let x = -10; x < 1460;) {
    const w = 14 + roll() * 26;
    const top = base - height * (0.2 + roll() * 0.8);
    const kind = roll();
    if (kind < 0.14) {
      d += `V${whole(top - 20)}h3l${whole(w * 0.25)}-46 ${whole(w * 0.25)} 46h3V${base}`;
      x += w * 0.5 + 6;
    } else if (kind < 0.5) {
      d += `V${whole(top)}l${whole(w / 2)}-${whole(w * 0.5)} ${whole(w / 2)} ${whole(w * 0.5)}V${base}`;
      x += w;
    } else if (kind < 0.62) {
      d += `V${whole(top - 8)}h5v5h4v-5h6v5h4v-5h5V${base}`;
      x += 24;
    } else {
      d += `V${whole(top)}h${whole(w)}V${base}`;
      x += w;
    }
  }
  return d + 'V220z';
}
