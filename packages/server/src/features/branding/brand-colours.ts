import type { BrandColours } from './branding.ts';

export const COLOUR_PATTERN = '^#[0-9a-fA-F]{6}$';

/** Contrast of text that everybody can read: WCAG 2.2, level AA. */
const READABLE = 4.5;
const WHITE = '#ffffff';
const BLACK = '#111111';

/** What follows from a chosen colour: text on it and, darkened as far as that needs, text of it on white. */
export function brandColours(chosen: string): BrandColours {
  const main = chosen.toLowerCase();
  const onMain = contrast(main, WHITE) >= READABLE || contrast(main, WHITE) >= contrast(main, BLACK) ? WHITE : BLACK;
  let ink = main;
  while (contrast(ink, WHITE) < READABLE) ink = darker(ink);
  return { main, onMain, ink };
}

/** Of two colours `#rrggbb`: 1 (the same) to 21 (black and white). */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(value => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));

function darker(colour: string): string {
  const parts = channels(colour).map(value =>
    Math.max(0, Math.floor(value * 0.94))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}
