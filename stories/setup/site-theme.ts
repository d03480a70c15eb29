import { create } from 'storybook/theming/create'
import tokens from '#ui/tokens/tokens.json' with { type: 'json' }

const { midnight } = tokens.color
const hexOf = (name: keyof typeof midnight) => midnight[name].$value.hex

/** The design site in the portal's midnight theme. */
export const siteTheme = create({
  base: 'dark',
  brandTitle: 'Portal design system',
  brandTarget: '_self',
  // The portal's own, which has the signs of its currencies.
  fontBase: '"Inter Variable", system-ui, sans-serif',
  colorPrimary: hexOf('brand'),
  colorSecondary: hexOf('info'),
  appBg: hexOf('canvas'),
  appContentBg: hexOf('surface-1'),
  appPreviewBg: hexOf('canvas'),
  appBorderColor: hexOf('border-subtle'),
  appBorderRadius: tokens.size['r-sm'].$value.value,
  textColor: hexOf('text'),
  textMutedColor: hexOf('text-muted'),
  barTextColor: hexOf('text-2'),
  barSelectedColor: hexOf('brand'),
  barHoverColor: hexOf('brand-hover'),
  barBg: hexOf('surface-1'),
  inputBg: hexOf('surface-2'),
  inputBorder: hexOf('border-strong'),
  inputTextColor: hexOf('text'),
  buttonBg: hexOf('surface-2'),
  buttonBorder: hexOf('border-strong'),
})
