import { Share2 } from 'lucide-react'
import { useId } from 'react'
import type { ReferralLink } from '#api/offers/referral.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useCopyConfirmation } from '#patterns/use-copy-confirmation.ts'
import { Button } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { CopyField } from '#ui/copy-field/copy-field.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import { inviteUrl } from '../model.ts'
import styles from './invite-link.module.css'

/** One link, to copy, to share or as a QR code, with its figures. */
export function InviteLink({ link }: { link: ReferralLink }) {
  const { t } = useTranslation(['referral', 'common'])
  const { money } = useMoney()
  const confirmCopy = useCopyConfirmation()
  const titleId = useId()
  const { code, subId, figures } = link
  const url = inviteUrl(window.location.origin, code)
  const count = (id: 'clicks' | 'registrations' | 'depositors') => ({
    id,
    term: t(`referral:${id}`),
    detail: <span className="num">{formatCount(figures[id])}</span>,
  })
  const earned = {
    id: 'earned',
    term: t('referral:earned'),
    detail: <bdi className="num">{money(figures.earned)}</bdi>,
    strong: true,
  }
  // Closing the share sheet rejects the promise, but is not an error.
  const share = () =>
    navigator
      .share({ title: t('common:brand'), text: t('referral:shareText'), url })
      .catch(() => undefined)
  return (
    <article aria-labelledby={titleId} {...cardLook({ className: styles.link })}>
      <div className={styles.words}>
        <h3 id={titleId} dir="auto">
          {subId ?? t('referral:general')}
        </h3>
        <CopyField
          label={t('referral:link')}
          value={url}
          copyLabel={t('common:action.copy')}
          copiedLabel={t('common:action.copied')}
          failedText={t('referral:copyFailed')}
          onCopied={() => confirmCopy(t('referral:copied'))}
        />
        {'share' in navigator ? (
          <p>
            <Button size="sm" startIcon={Share2} onClick={() => void share()}>
              {t('referral:share')}
            </Button>
          </p>
        ) : null}
        <KeyValue
          layout="grid"
          rows={[count('clicks'), count('registrations'), count('depositors'), earned]}
        />
      </div>
      <QrCode
        value={url}
        size={132}
        margin={10}
        label={t('referral:qr', { name: subId ?? t('referral:general') })}
        tooLongLabel={t('referral:link')}
      />
    </article>
  )
}
