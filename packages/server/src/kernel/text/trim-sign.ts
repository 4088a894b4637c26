/** The text without these signs at its end. `/\/+$/` takes the square of their number where another sign follows. */
export function trimSignEnd(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
}

/** The text without these signs at either end. */
export function trimSign(text: string, sign: string): string {
  const trimmed = trimSignEnd(text, sign);
  let start = 0;
  while (start < trimmed.length && trimmed[start] === sign) start += 1;
  return trimmed.slice(start);
}
