import { createTheme, Drawer, Modal } from '@mantine/core';

/**
 * What Mantine's components need to know. All colours and sizes stand in tokens.css: the provider writes no style
 * element, so that the content security policy can forbid them.
 */
export const theme = createTheme({
  primaryColor: 'indigo',
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // The page behind doesn't scroll: its parts do. Locking it would need a style element.
    Modal: Modal.extend({
      defaultProps: { lockScroll: false, centered: true, closeButtonProps: { 'aria-label': 'Close' } },
    }),
    // The placeholder is an element that a menu may not have: the first entry has the focus instead.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Show what is typed' } } },
    Drawer: Drawer.extend({ defaultProps: { lockScroll: false, closeButtonProps: { 'aria-label': 'Close' } } }),
  },
});
