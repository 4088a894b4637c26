import { createTheme } from '@mantine/core';
import { once } from '../texts/once.ts';
import { t } from '../texts/text.ts';
import { decimalSeparator } from '../ui/text/format.ts';
import styles from './theme.module.css';

// The list itself scrolls: axe requires that a scrolling part of it can be reached by Tab.
const list = { defaultProps: { withScrollArea: false }, classNames: { options: styles.options ?? '' } };
const typed = { inputField: styles.field ?? '' };

/**
 * The settings of Mantine's components. None of them is imported here: it would be part of the first script. All colours
 * and sizes are in tokens.css: the provider writes no style element, so that the content security policy can forbid them.
 */
export const theme = once(() =>
  createTheme({
    primaryColor: 'indigo',
    defaultRadius: 'sm',
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      // The page behind doesn't scroll: its parts do. Locking it would need a style element.
      Modal: {
        defaultProps: { lockScroll: false, centered: true, closeButtonProps: { 'aria-label': t('common.close') } },
      },
      // Formatted like the browser's other numbers; a point may still be typed.
      NumberInput: {
        defaultProps: () => ({ decimalSeparator: decimalSeparator(), allowedDecimalSeparators: ['.', ','] }),
      },
      // The choices of a closed field need no place on the page, which takes as long as the field itself.
      Combobox: { defaultProps: { keepMounted: false } },
      SegmentedControl: { classNames: { control: styles.choice ?? '', label: styles.segment ?? '' } },
      Select: list,
      MultiSelect: { ...list, classNames: { ...list.classNames, ...typed } },
      TagsInput: { classNames: typed },
      // A menu may not contain the placeholder element: the first entry gets the focus instead.
      Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
      PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': t('app.showPassword') } } },
      Drawer: {
        defaultProps: { lockScroll: false, closeButtonProps: { 'aria-label': t('common.close') } },
      },
    },
  }),
);
