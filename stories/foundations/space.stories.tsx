import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './foundations.module.css'

const meta = {
  title: 'Foundations/Space and shape',
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const spaces = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16', '20', '24']
const radii = ['xs', 'sm', 'md', 'lg', 'xl', 'full']
const sizes = ['--control-sm', '--control-md', '--control-lg', '--field-h', '--row-h', '--tap']

/** Steps are multiples of 4 px. */
export const Space: Story = {
  render: () => (
    <div className={styles.page}>
      {spaces.map((step) => (
        <div className={styles.step} key={step}>
          <code className={styles.size}>sp-{step}</code>
          <span className={styles.bar} style={{ inlineSize: `var(--sp-${step})` }} />
        </div>
      ))}
    </div>
  ),
}

/** Controls 8, cards 12, modals 16, sheets 24. */
export const Radius: Story = {
  tags: ['!test'],
  render: () => (
    <div className={`${styles.page} ${styles.tiles}`}>
      {radii.map((radius) => (
        <div className={styles.shape} key={radius} style={{ borderRadius: `var(--r-${radius})` }}>
          <code>r-{radius}</code>
        </div>
      ))}
    </div>
  ),
}

/** Elevation is a surface step first, a shadow second. */
export const Elevation: Story = {
  render: () => (
    <div className={`${styles.page} ${styles.tiles}`}>
      {[1, 2, 3].map((level) => (
        <div
          className={styles.shape}
          key={level}
          style={{ background: `var(--surface-${level})`, boxShadow: `var(--shadow-${level})` }}
        >
          <code>surface-{level}</code>
          <code>shadow-{level}</code>
        </div>
      ))}
    </div>
  ),
}

const Controls = () => (
  <div className={styles.page}>
    {sizes.map((name) => (
      <div className={styles.step} key={name}>
        <code className={styles.size}>{name.slice(2)}</code>
        <span className={styles.control} style={{ blockSize: `var(${name})` }} />
      </div>
    ))}
  </div>
)

export const ComfortableSizes: Story = { render: () => <Controls /> }
export const CompactSizes: Story = {
  tags: ['!test'],
  globals: { density: 'compact' },
  render: () => <Controls />,
}
