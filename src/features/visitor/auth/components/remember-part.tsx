import { type ChangeEvent, type ComponentProps, useEffect, useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { type Remembered, remember } from '#session/remember.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { useKeepsPassword } from '../hooks/use-finish-password-login.ts'
import styles from './remember-part.module.css'

type RememberPartProps = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'> & {
  /** Called once with what this device has kept. */
  prefill: (kept: Remembered) => void
}

/** Keeps username and password for a day; unticking forgets them at once. */
export function RememberPart({ prefill, onChange, ...input }: RememberPartProps) {
  const { t } = useTranslation('auth')
  const keepsPassword = useKeepsPassword()
  const onKept = useRef(prefill)

  useEffect(() => {
    if (!remember.available) return
    let mounted = true
    remember.load().then(
      (kept) => {
        if (kept && mounted) onKept.current(kept)
      },
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [])

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (!event.target.checked) void remember.clear()
    onChange?.(event)
  }

  return (
    <Checkbox
      {...input}
      className={styles.box}
      disabled={!remember.available}
      hint={remember.available ? undefined : t('login.rememberOff')}
      onChange={change}
    >
      {keepsPassword ? t('login.remember') : t('login.rememberName')}
    </Checkbox>
  )
}
