// Typical accidental changes, each of which `npm run visual -- --self-test` must find.

const ui = (name) => `src/ui/${name}/${name}.module.css`
const sheet = (what, name, find, put) => ({ what, path: ui(name), find, put })
const part = (what, path, find, put) => ({ what, path, find, put })
const COLOUR = 'src/ui/tokens/color.css'
const SIZE = 'src/ui/tokens/size.css'
const TYPE = 'src/ui/tokens/type.css'

/** @type {{ what: string, path: string, find: string, put: string }[]} the first occurrence of `find` becomes `put` */
export const PLANTS = [
  part('brand 3 % darker', COLOUR, '#f6c445', '#eebe43'),
  part(
    'muted text 3 % lighter, in daylight',
    COLOUR,
    '--text-muted: light-dark(#56637c',
    '--text-muted: light-dark(#5a6780',
  ),
  part('danger 3 % redder', COLOUR, '#ff7b7b', '#ff7373'),
  part('a border one shade lighter', COLOUR, '#2b3650', '#2c3751'),
  part('radius of controls 10 for 8', SIZE, '--r-sm: 8px', '--r-sm: 10px'),
  part('a switch 1 px wider', SIZE, '--switch-w: 44px', '--switch-w: 45px'),
  part('a check box 19 px', SIZE, '--box: 20px', '--box: 19px'),
  part('semibold is medium', TYPE, '--fw-semibold: 600', '--fw-semibold: 500'),
  part('small text a quarter of a pixel larger', TYPE, '--fs-14: 0.875rem', '--fs-14: 0.89rem'),
  part('line height of Bengali', TYPE, '--lh-body: 1.65', '--lh-body: 1.6'),
  sheet(
    '1 px of padding',
    'button',
    'padding: var(--sp-1) var(--sp-4)',
    'padding: var(--sp-1) 17px',
  ),
  sheet(
    'weight 600 for 500',
    'chip',
    'font-weight: var(--fw-medium)',
    'font-weight: var(--fw-semibold)',
  ),
  sheet('radius 8 for 12', 'card', 'border-radius: var(--r-md)', 'border-radius: var(--r-sm)'),
  sheet('a lost shadow', 'card', 'box-shadow: var(--shadow-2)', 'box-shadow: none'),
  sheet('padding of a card', 'card', 'padding: var(--sp-4)', 'padding: var(--sp-3)'),
  sheet(
    'a badge on another surface',
    'badge',
    'background: var(--surface-3)',
    'background: var(--surface-2)',
  ),
  sheet(
    'gap of a badge',
    'badge',
    'padding: var(--sp-05) var(--sp-2)',
    'padding: var(--sp-05) var(--sp-15)',
  ),
  sheet('colour of tabs', 'tabs', 'color: var(--text-muted)', 'color: var(--text-2)'),
  sheet('underline of tabs', 'tabs', 'block-size: var(--bw-2)', 'block-size: var(--bw-1)'),
  sheet('border of a switch', 'switch', 'border: var(--bw-2) solid', 'border: var(--bw-1) solid'),
  sheet('a tick that does not appear', 'checkbox', 'color: var(--on-brand)', 'color: transparent'),
  sheet(
    'a frame of a chosen card',
    'radio',
    'inset 0 0 0 var(--bw-1) var(--brand-text)',
    '0 0 transparent',
  ),
  sheet('a toast with a thinner edge', 'toast', 'solid var(--tone)', 'solid var(--border-subtle)'),
  sheet('a toast without shadow', 'toast', 'box-shadow: var(--shadow-2)', 'box-shadow: none'),
  sheet(
    'a mega menu with one sharp corner',
    'mega-menu',
    'border-end-end-radius: var(--r-lg)',
    'border-end-end-radius: 0',
  ),
  sheet(
    'a pager of medium weight',
    'pager',
    'font-weight: var(--fw-semibold)',
    'font-weight: var(--fw-medium)',
  ),
  sheet(
    'a plus that is no longer green',
    'stat-card',
    'color: var(--success)',
    'color: var(--text-2)',
  ),
  sheet(
    'the line of a timeline 1 px aside',
    'timeline',
    '(var(--control-xs) - var(--bw-2)) / 2',
    '(var(--control-xs) - var(--bw-2)) / 2 + 1px',
  ),
  sheet(
    'a right-to-left slip',
    'select',
    'padding-inline: var(--sp-3) calc(var(--sp-3) + var(--icon-md) + var(--sp-2))',
    'padding-left: var(--sp-3); padding-right: calc(var(--sp-3) + var(--icon-md) + var(--sp-2))',
  ),
  sheet(
    'a margin of one side only',
    'balance-pill',
    'margin-inline-end: var(--sp-1)',
    'margin-right: var(--sp-2)',
  ),
  sheet(
    'opacity 0.95',
    'avatar',
    'border-radius: var(--r-full)',
    'border-radius: var(--r-full); opacity: 0.95',
  ),
  sheet('a square avatar', 'avatar', 'border-radius: var(--r-full)', 'border-radius: var(--r-md)'),
  sheet('order of layers', 'game-tile', 'z-index: var(--z-below)', 'z-index: 3'),
  sheet(
    'a drawer without its line',
    'drawer',
    'border-inline-end: var(--bw-1) solid var(--border-subtle)',
    'border-inline-end: 0',
  ),
  sheet(
    'a dialog 4 px tighter',
    'dialog',
    'padding-inline: var(--sp-6);',
    'padding-inline: var(--sp-5);',
  ),
  sheet(
    'dividers that are gone',
    'key-value',
    'border-block-end: var(--bw-1) solid var(--border-subtle)',
    'border-block-end: var(--bw-1) solid transparent',
  ),
  part(
    'a missing focus ring',
    'src/ui/base/base.css',
    'outline: var(--focus-w) solid var(--focus)',
    'outline: none',
  ),
  part(
    'a lost icon',
    'src/ui/pager/pager.tsx',
    '<Icon of={ChevronRight}',
    '<Icon of={ChevronLeft}',
  ),
  part(
    'a text in English',
    'locales/EN/deposit.json',
    'Send exactly this amount from an account in your own name',
    'Send exactly this amount from any account in your own name',
  ),
  part(
    'a line break in Bengali',
    'locales/BN/deposit.json',
    'কোন মাধ্যমে আর কত টাকা জমা দেবেন, বেছে নিন।',
    'কোন মাধ্যমে আর কত টাকা জমা দেবেন, এখানে বেছে নিন।',
  ),
]
