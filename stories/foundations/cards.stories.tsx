import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './foundations.module.css'

const meta = {
  title: 'Foundations/Game cards',
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const cards = [
  { at: 0, name: 'Indigo' },
  { at: 1, name: 'Ruby' },
  { at: 2, name: 'Jade' },
  { at: 3, name: 'Amber' },
  { at: 4, name: 'Lagoon' },
  { at: 5, name: 'Plum' },
]

/** The theme is nodeId % 6. White text has a contrast of 7:1 on both stops. */
export const Themes: Story = {
  render: () => (
    <div className={`${styles.page} ${styles.cards}`}>
      {cards.map(({ at, name }) => (
        <div className={styles.gameCard} key={at} style={{ background: `var(--card-${at})` }}>
          <strong>{name}</strong>
          <code>card-{at}</code>
        </div>
      ))}
    </div>
  ),
}

export const Daylight: Story = { ...Themes, tags: ['!test'], globals: { theme: 'daylight' } }
