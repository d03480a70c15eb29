import type { Meta, StoryObj } from '@storybook/react-vite'
import '#ui/tokens/fonts/bengali.css'
import styles from './color.module.css'
import { Fill, type Ink, ThemePlate } from './color.tsx'

const meta = { title: 'Foundations/Colour', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const inks: Ink[] = [
  { token: '--text', use: 'Headings, figures, body', atLeast: 4.5 },
  { token: '--text-2', use: 'Secondary text', atLeast: 4.5 },
  { token: '--text-muted', use: 'Hints, captions', atLeast: 4.5 },
  { token: '--link', use: 'Links', atLeast: 4.5 },
  { token: '--brand-text', use: 'The brand as text', atLeast: 4.5 },
  { token: '--accent', use: 'Tags, highlights', atLeast: 4.5 },
  { token: '--success', use: 'Money in, done', atLeast: 4.5 },
  { token: '--warning', use: 'Attention', atLeast: 4.5 },
  { token: '--danger', use: 'Errors, money out', atLeast: 4.5 },
  { token: '--info', use: 'News, neutral', atLeast: 4.5 },
  { token: '--border-strong', use: 'Edges of controls', atLeast: 3 },
  { token: '--focus', use: 'Focus ring', atLeast: 3 },
]

const fills = [
  { fill: '--brand', ink: '--on-brand', words: 'Primary' },
  { fill: '--deposit', ink: '--on-deposit', words: 'Deposit' },
  { fill: '--danger-fill', ink: '--on-danger', words: 'Danger' },
  { fill: '--badge-live', ink: '--on-badge', words: 'Live' },
  { fill: '--badge-hot', ink: '--on-badge', words: 'Hot' },
  { fill: '--badge-new', ink: '--on-badge', words: 'New' },
  { fill: '--brand-soft', ink: '--brand-text', words: 'Brand, soft' },
  { fill: '--success-soft', ink: '--success', words: 'Success, soft' },
  { fill: '--warning-soft', ink: '--warning', words: 'Warning, soft' },
  { fill: '--danger-soft', ink: '--danger', words: 'Danger, soft' },
  { fill: '--info-soft', ink: '--info', words: 'Info, soft' },
]

const page = (theme: string): Story => ({
  globals: { theme },
  render: () => (
    <>
      <ThemePlate theme={theme} inks={inks} />
      <div className={styles.fills} data-theme={theme}>
        {fills.map((fill) => (
          <Fill key={fill.fill} {...fill} />
        ))}
      </div>
    </>
  ),
})

/** Ratios are computed from the tokens. */
export const Midnight: Story = page('midnight')
export const Daylight: Story = { ...page('daylight'), tags: ['!test'] }
export const Emerald: Story = { ...page('emerald'), tags: ['!test'] }
