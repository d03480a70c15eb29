import { User } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './avatar.module.css'

export const avatarSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Gives the initials and the background colour. Empty for a guest. */
  name: string
  src?: string | undefined
  size?: (typeof avatarSizes)[number] | undefined
  /** For an avatar next to the name: hidden from screen readers. */
  decorative?: boolean | undefined
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const firstLetter = (word: string) =>
  segmenter.segment(word)[Symbol.iterator]().next().value?.segment

/** One or two initials, as graphemes: a Bengali letter keeps its vowel sign. */
const initials = (name: string) =>
  name
    .trim()
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => firstLetter(word) ?? '')
    .join('')
    .toUpperCase()

const colorIndex = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 6007, 7) % 6

/** A round picture of a person, or initials on one of the six card colours. */
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
      data-color={colorIndex(name)}
    >
      {letters ? letters : <Icon of={User} size={size === 'xs' ? 'xs' : 'md'} />}
      {picture ? (
        <img className={styles.picture} src={src} alt="" onError={() => setFailed(src)} />
      ) : null}
    </span>
  )
}
