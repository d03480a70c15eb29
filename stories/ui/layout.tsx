import type { ReactNode } from 'react'
import styles from './layout.module.css'

type BoxProps = { children: ReactNode }

/** Things side by side, wrapping. */
export const Row = ({ children }: BoxProps) => <div className={styles.row}>{children}</div>

/** Things below one another, as wide as they like. */
export const Stack = ({ children }: BoxProps) => <div className={styles.stack}>{children}</div>

/** A form's width. */
export const Narrow = ({ children }: BoxProps) => <div className={styles.narrow}>{children}</div>

/** A card to stand on. */
export const Plate = ({ children }: BoxProps) => <div className={styles.plate}>{children}</div>
