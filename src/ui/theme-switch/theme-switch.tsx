import { Gem, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './theme-switch.module.css'

const themeChoices = ['system', 'midnight', 'daylight', 'emerald'] as const
type ThemeChoice = (typeof themeChoices)[number]

const ICONS: Record<ThemeChoice, LucideIcon> = {
  system: Monitor,
  midnight: Moon,
  daylight: Sun,
  emerald: Gem,
}

export type ThemeSwitchProps = {
  label: string
  names: Record<ThemeChoice, string>
  value: ThemeChoice
  onChange: (theme: ThemeChoice) => void
  /** `cards` show colours and name; `compact` is a row of icons. */
  look?: 'cards' | 'compact' | undefined
}

/** Choice of theme, as a native radio group. */
export function ThemeSwitch({ label, names, value, onChange, look = 'cards' }: ThemeSwitchProps) {
  const group = useId()
  return (
    <fieldset className={styles.group} data-look={look}>
      <legend className={look === 'compact' ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {themeChoices.map((theme) => (
          <label key={theme} className={styles.choice} title={names[theme]}>
            <input
              className={styles.radio}
              type="radio"
              name={group}
              value={theme}
              checked={theme === value}
              onChange={() => onChange(theme)}
            />
            {look === 'cards' ? (
              <span className={styles.swatch} data-swatch={theme} aria-hidden="true" />
            ) : null}
            <Icon of={ICONS[theme]} size="sm" />
            <span className={look === 'compact' ? 'visually-hidden' : styles.name}>
              {names[theme]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
