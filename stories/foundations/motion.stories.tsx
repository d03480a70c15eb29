import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import styles from './foundations.module.css'

const meta = { title: 'Foundations/Motion', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const steps = [
  { token: '--dur-1', use: 'press, hover' },
  { token: '--dur-2', use: 'menus, toasts' },
  { token: '--dur-3', use: 'modals, sheets, digits' },
]

const Durations = () => {
  const [moved, setMoved] = useState(false)
  const [motionOff, setMotionOff] = useState(false)
  return (
    <div className={styles.page} {...(motionOff ? { 'data-motion': 'off' } : {})}>
      {steps.map(({ token, use }) => (
        <div className={styles.step} key={token}>
          <span className={styles.size}>
            <code>{token.slice(2)}</code> {use}
          </span>
          <span className={styles.lane}>
            <span
              className={styles.runner}
              data-moved={moved}
              style={{ transitionDuration: `var(${token})` }}
            />
          </span>
        </div>
      ))}
      <Button variant="primary" onClick={() => setMoved(!moved)}>
        Move
      </Button>
      <Switch label="Motion off" checked={motionOff} onChange={() => setMotionOff(!motionOff)} />
    </div>
  )
}

/** Ease-out; no movement with reduced motion. */
export const Steps: Story = { render: () => <Durations /> }
