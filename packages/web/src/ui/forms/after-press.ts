const waiting: (() => void)[] = [];
let pressed = false;

// Rules of forms are also tested without a window.
globalThis.window?.addEventListener('pointerdown', press, { capture: true });
for (const end of ['pointerup', 'pointercancel']) globalThis.window?.addEventListener(end, afterClick);

function press(): void {
  pressed = true;
}

/** The click comes before the next frame. */
function afterClick(): void {
  requestAnimationFrame(release);
}

function release(): void {
  pressed = false;
  for (const act of waiting.splice(0)) act();
}

/**
 * Does it at once, or when the pointer that is pressed has been released. Pressing a button takes the focus from a field;
 * if the field said at once what is wrong with it, the button would move away under the pointer, and the click be lost.
 */
export function afterPress(act: () => void): void {
  if (pressed) waiting.push(act);
  else act();
}
