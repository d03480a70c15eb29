import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import styles from './tooltip.module.css'

const DELAY_MS = 400

export type TooltipProps = {
  text: ReactNode
  /** One focusable element, whose accessible name must not depend on the tooltip. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left'
  defaultOpen?: boolean
}

/** A short text about a control, on hover and keyboard focus. Esc hides it. */
export function Tooltip({ text, children, side = 'top', defaultOpen = false }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root defaultOpen={defaultOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} side={side} sideOffset={8} collisionPadding={8}>
            {text}
            <Radix.Arrow className={styles.arrow} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
