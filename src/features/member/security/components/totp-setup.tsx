import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { securityQueries } from '#api/member/security.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { copyText } from '#lib/clipboard.ts'
import { FormSkeleton } from '#patterns/forms/form-skeleton.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useCopyConfirmation } from '#patterns/use-copy-confirmation.ts'
import { useToken } from '#session/store.ts'
import { Button } from '#ui/button/button.tsx'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { TotpForm } from './totp-form.tsx'
import styles from './totp-setup.module.css'

/** Groups of four, as people read them out. */
const spaced = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** The secret as QR code and text, the first code, then the recovery codes, shown this once. */
export function TotpSetup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('security')
  const secret = useQuery(securityQueries.totpSecret(useToken() ?? ''))
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const copied = useCopyConfirmation()
  const copy = async (text: string) => {
    if (await copyText(text)) copied()
    else toast.show({ tone: 'danger', message: t('totp.notCopied') })
  }
  if (codes !== null) {
    return (
      <Stack>
        <p>{t('totp.recovery.text')}</p>
        <ul className={styles.codes} aria-label={t('totp.recovery.title')}>
          {codes.map((code) => (
            <li key={code}>
              <bdi>{code}</bdi>
            </li>
          ))}
        </ul>
        <Button block onClick={() => void copy(codes.join('\n'))}>
          {t('totp.recovery.copy')}
        </Button>
        <Button variant="primary" block onClick={onClose}>
          {t('totp.recovery.kept')}
        </Button>
      </Stack>
    )
  }
  return (
    <QueryBoundary query={secret} waiting={<FormSkeleton rows={3} />}>
      {(data) => (
        <Stack>
          <p>{t('totp.scan')}</p>
          <div className={styles.scan}>
            <QrCode value={data.url} label={t('totp.qr')} tooLongLabel={t('totp.qrFailed')} />
          </div>
          <div className={styles.secret}>
            <p>{t('totp.typed')}</p>
            <code dir="ltr">{spaced(data.secret)}</code>
            <Button size="sm" onClick={() => void copy(data.secret)}>
              {t('totp.copy')}
            </Button>
          </div>
          <TotpForm removing={false} onDone={setCodes} />
        </Stack>
      )}
    </QueryBoundary>
  )
}
