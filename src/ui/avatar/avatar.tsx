import { User } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './avatar.module.css'

export const avatarSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Whose it is: gives the initials and the ground. Empty for a guest. */
  name: string
  src?: string | undefined
  size?: (typeof avatarSizes)[number] | undefined
  /** The name stands beside it already, so it is decoration. */
  decorative?: boolean | undefined
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const firstLetter = (word: string) =>
  segmenter.segment(word)[Symbol.iterator]().next().value?.segment

/** One or two initials; whole letters in every script. */
const initials = (name: string) =>
  name
    .trim()
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => firstLetter(word) ?? '')
    .join('')
    .toUpperCase()

const ground = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 6007, 7) % 6

/** A round picture of a person; initials on one of the six card grounds when there is none. */
export const Avatar = ({ name, src, size = 'md', decorative, className, ...rest }: AvatarProps) => {
  const [failed, setFailed] = useState<string>()
  const picture = src !== undefined && src !== failed
  const letters = initials(name)
  return (
    <span
      {...rest}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={cx(styles.root, className)}
      data-size={size}
      data-ground={ground(name)}
    >
      {letters ? letters : <Icon of={User} size={size === 'xs' ? 'xs' : 'md'} />}
      {picture ? (
        <img className={styles.picture} src={src} alt="" onError={() => setFailed(src)} />
      ) : null}
    </span>
  )
}
