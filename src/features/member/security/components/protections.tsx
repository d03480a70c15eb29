import {
  AtSign,
  Fingerprint,
  KeyRound,
  LockKeyhole,
  Smartphone,
  TabletSmartphone,
} from 'lucide-react'
import type { SecurityConfig } from '#api/member/security.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { useTimeText } from '#patterns/use-time-text.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { Button } from '#ui/button/button.tsx'
import { usePasskey } from '../hooks/use-passkey.ts'
import { SecurityRow } from './security-row.tsx'

/** Passwords, number, mailbox and second factors, each with what can be done about it. */
export function Protections({ config }: { config: SecurityConfig }) {
  const { t } = useTranslation('security')
  const { moment } = useTimeText()
  const { open } = usePopup()
  const { paymentPassword: pin, mobile, email, totp } = config
  const mark = (good: boolean) => ({ good, label: t(good ? 'mark.good' : 'mark.missing') })
  const change = (has: boolean) => t(has ? 'action.change' : 'action.add')
  const locked = pin.lockedUntil !== null
  return (
    <ul>
      <SecurityRow
        icon={LockKeyhole}
        name={t('row.password.name')}
        state={t('row.password.state', { date: formatDateTime(config.passwordChangedAt) })}
        mark={mark(true)}
      >
        <Button aria-label={t('row.password.act')} onClick={() => open('change-password')}>
          {t('action.change')}
        </Button>
      </SecurityRow>
      <SecurityRow
        icon={KeyRound}
        name={t('row.pin.name')}
        state={
          pin.lockedUntil === null
            ? t(pin.set ? 'row.pin.set' : 'row.pin.unset')
            : t('row.pin.locked', { time: moment(pin.lockedUntil) })
        }
        mark={locked ? { good: false, label: t('mark.locked') } : mark(pin.set)}
      >
        <Button
          aria-label={t(pin.set ? 'row.pin.change' : 'row.pin.add')}
          onClick={() => open('payment-password', locked ? { forgot: '1' } : {})}
        >
          {change(pin.set)}
        </Button>
      </SecurityRow>
      <SecurityRow
        icon={Smartphone}
        name={t('row.mobile.name')}
        state={mobile ?? t('row.mobile.none')}
        mark={mark(mobile !== null)}
      >
        <Button
          aria-label={t(mobile === null ? 'row.mobile.add' : 'row.mobile.change')}
          onClick={() => open('secure', { do: 'mobile' })}
        >
          {change(mobile !== null)}
        </Button>
      </SecurityRow>
      <SecurityRow
        icon={AtSign}
        name={t('row.email.name')}
        state={email ?? t('row.email.none')}
        mark={mark(email !== null)}
      >
        <Button
          aria-label={t(email === null ? 'row.email.add' : 'row.email.change')}
          onClick={() => open('secure', { do: 'email' })}
        >
          {change(email !== null)}
        </Button>
      </SecurityRow>
      <SecurityRow
        icon={TabletSmartphone}
        name={t('row.totp.name')}
        state={totp ? t('row.totp.on', { count: config.recoveryCodesLeft }) : t('row.totp.off')}
        mark={mark(totp)}
      >
        <Button
          aria-label={t(totp ? 'row.totp.change' : 'row.totp.add')}
          onClick={() => open('secure', { do: 'totp' })}
        >
          {change(totp)}
        </Button>
        {totp ? (
          <Button
            variant="ghost"
            aria-label={t('row.totp.remove')}
            onClick={() => open('secure', { do: 'totpOff' })}
          >
            {t('action.remove')}
          </Button>
        ) : null}
      </SecurityRow>
      <Passkeys passkeys={config.passkeys} />
    </ul>
  )
}

function Passkeys({ passkeys }: Pick<SecurityConfig, 'passkeys'>) {
  const { t } = useTranslation('security')
  const { supported, make, remove, busy } = usePasskey()
  if (!supported && passkeys.length === 0) return null
  const has = passkeys.length > 0
  return (
    <>
      <SecurityRow
        icon={Fingerprint}
        name={t('row.passkey.name')}
        state={t('row.passkey.what')}
        mark={{ good: has, label: t(has ? 'mark.good' : 'mark.optional') }}
      >
        {supported ? (
          <WriteButton
            loading={busy}
            aria-label={t('row.passkey.add')}
            onClick={() => void make(t('row.passkey.this', { count: passkeys.length + 1 }))}
          >
            {t('action.add')}
          </WriteButton>
        ) : null}
      </SecurityRow>
      {passkeys.map(({ id, name, addedAt }) => (
        <SecurityRow
          key={id}
          icon={Fingerprint}
          name={name}
          state={t('row.passkey.since', { date: formatDateTime(addedAt) })}
          mark={null}
        >
          <WriteButton
            variant="ghost"
            loading={busy}
            aria-label={t('row.passkey.remove', { name })}
            onClick={() => remove(id)}
          >
            {t('action.remove')}
          </WriteButton>
        </SecurityRow>
      ))}
    </>
  )
}
