import type { ReactNode } from 'react'
import { Card } from '#ui/card/card.tsx'
import { Stack as UiStack } from '#ui/stack/stack.tsx'
import styles from './layout.module.css'

type BoxProps = { children: ReactNode }

/** Side by side, with wrapping. */
export const Row = ({ children }: BoxProps) => (
  <UiStack direction="row" gap="4" wrap>
    {children}
  </UiStack>
)

/** One below another, each as wide as its content. */
export const Stack = ({ children }: BoxProps) => (
  <UiStack gap="6" align="start">
    {children}
  </UiStack>
)

/** As wide as a form. */
export const Narrow = ({ children }: BoxProps) => (
  <UiStack className={styles.narrow} gap="6">
    {children}
  </UiStack>
)

/** A card with a minimum height, for components that cover their parent. */
export const Plate = ({ children }: BoxProps) => (
  <Card className={styles.plate} padding="xl">
    {children}
  </Card>
)

/** A grid of tiles with a minimum width. */
export const TileGrid = ({ min, children }: BoxProps & { min: string }) => (
  <div
    style={{
      display: 'grid',
      gap: 'var(--gutter)',
      gridTemplateColumns: `repeat(auto-fill, minmax(${min}, 1fr))`,
    }}
  >
    {children}
  </div>
)
