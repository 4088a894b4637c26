import { createTheme, Drawer, Modal } from '@mantine/core';
import { DECIMAL_SEPARATOR } from '../ui/text/format.ts';
import styles from './theme.module.css';

// The list itself scrolls: a part of it that does would have to be reached by Tab, says axe.
const list = { defaultProps: { withScrollArea: false }, classNames: { options: styles.options ?? '' } };

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
    // As the browser's other numbers; who is used to the point may type it.
    NumberInput: { defaultProps: { decimalSeparator: DECIMAL_SEPARATOR, allowedDecimalSeparators: ['.', ','] } },
    Select: list,
    MultiSelect: list,
    // The placeholder is an element that a menu may not have: the first entry has the focus instead.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Show what is typed' } } },
    Drawer: Drawer.extend({ defaultProps: { lockScroll: false, closeButtonProps: { 'aria-label': 'Close' } } }),
  },
});
