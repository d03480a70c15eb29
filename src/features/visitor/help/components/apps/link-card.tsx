import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { type AppGuide, appLink } from '#lib/app-link.ts'
import { copyText } from '#lib/clipboard.ts'
import { useCopyConfirmation } from '#patterns/use-copy-confirmation.ts'
import { Button } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import styles from './link-card.module.css'

type LinkCardProps = {
  guide: AppGuide
  /** With a QR code; a phone cannot scan its own screen. */
  withCode: boolean
}

const look = cardLook({ variant: 'filled', direction: 'row', gap: '5' })

/** This guide for another device, as a QR code and as a link. */
export function LinkCard({ guide, withCode }: LinkCardProps) {
  const { t } = useTranslation('help')
  const { code } = useLanguage()
  const link = appLink(window.location.origin, code, guide)
  return (
    <section {...look} aria-labelledby="app-link-title">
      {withCode ? (
        <QrCode
          className={styles.code}
          value={link}
          label={t('apps.link.code')}
          tooLongLabel={t('apps.link.tooLong')}
          size={200}
          margin={20}
        />
      ) : null}
      <Stack gap="2" align="start" className={styles.details}>
        <h3 id="app-link-title" className={styles.title}>
          {t('apps.link.title')}
        </h3>
        <p className={styles.text}>{t(withCode ? 'apps.link.text' : 'apps.link.here')}</p>
        <CopyLink key={link} link={link} />
        <p className={styles.privacy}>{t('apps.link.private')}</p>
      </Stack>
    </section>
  )
}

function CopyLink({ link }: { link: string }) {
  const { t } = useTranslation('help')
  const confirm = useCopyConfirmation()
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => {
    const copied = await copyText(link)
    // If copying failed, the text can be selected instead.
    setOutcome(copied ? 'copied' : 'failed')
    if (copied) confirm(t('apps.link.copied'))
  }
  return (
    <>
      <p className={styles.link}>
        <span className="visually-hidden">{t('apps.link.address')} </span>
        <bdi dir="ltr">{link}</bdi>
      </p>
      <Button startIcon={outcome === 'copied' ? Check : Copy} onClick={() => void copy()}>
        {t('apps.link.copy')}
      </Button>
      <p className={styles.outcome} data-outcome={outcome ?? 'none'} role="status">
        {outcome ? t(`apps.link.${outcome}`) : null}
      </p>
    </>
  )
}
