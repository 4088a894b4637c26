/** By then, the palette has its field, or could not be loaded. */
const GATHER_MS = 10_000;

let stop: (() => string) | undefined;

/** Gathers what is typed until the palette has its field: letters are for it, not for the page below. */
export function gatherTyped(): void {
  if (stop) return;
  let typed = '';
  const gather = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    const isCommand = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
    if (key === 'Escape') return void stop?.();
    const isLetter = [...key].length === 1 && !isCommand && !isComposing;
    const isErased = key === 'Backspace';
    const isSent = key === 'Enter'; // there is nothing to choose from yet
    if (!isLetter && !isErased && !isSent) return;
    event.preventDefault();
    event.stopPropagation();
    if (isLetter) typed += key;
    else if (isErased) typed = typed.slice(0, -1);
  };
  // Whoever goes on with the page no longer waits for the palette.
  const leave = () => void stop?.();
  const timer = setTimeout(leave, GATHER_MS);
  stop = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', gather, true);
    window.removeEventListener('pointerdown', leave, true);
    stop = undefined;
    return typed;
  };
  window.addEventListener('keydown', gather, true);
  window.addEventListener('pointerdown', leave, true);
}

/** What was gathered; from now on, keys are the field's own. */
export const takeTyped = (): string => stop?.() ?? '';
