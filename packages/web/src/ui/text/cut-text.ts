/** Some of its text is replaced by an ellipsis. */
function isCut(element: Element): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (scrollWidth > clientWidth + 1) return getComputedStyle(element).textOverflow === 'ellipsis';
  return scrollHeight > clientHeight + 1 && getComputedStyle(element).webkitLineClamp !== 'none';
}

const LEVELS_UP = 3;

/** The element itself and those around it, as far as one text reaches. */
function around(element: Element): Element[] {
  const found = [element];
  for (let next = element.parentElement; next && found.length <= LEVELS_UP; next = next.parentElement) found.push(next);
  return found;
}

/** Where text is cut off at this element, or around it. */
export function cutAround(element: Element): Element | undefined {
  return around(element).find(isCut);
}

/** For an element with focus: its row, or else itself. */
export const rowOrSelf = (focused: Element): Element => focused.closest('tr[data-row]') ?? focused;

/**
 * The information of a row or a control that can't be read without pointing at it: texts that are cut off, and details
 * behind chips. Each once, in the order of the page.
 */
export function hiddenTexts(place: Element): string[] {
  const inside = [...place.querySelectorAll('*')];
  const near = place.matches('tr') ? inside : [...around(place), ...inside];
  const texts = near.flatMap(element => {
    const told = element.getAttribute('data-told');
    return [...(isCut(element) ? [element.textContent ?? ''] : []), ...(told ? [told] : [])];
  });
  const whole = [...new Set(texts.map(text => text.trim()).filter(text => text !== ''))];
  return whole.filter(text => !whole.some(other => other !== text && other.includes(text)));
}
