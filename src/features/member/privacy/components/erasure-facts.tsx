import { Link } from 'react-router'
import type { Erasure } from '#api/member/privacy.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { linkLook } from '#ui/link/link.tsx'
import { Stack } from '#ui/stack/stack.tsx'

/**
 * Explains what a deletion removes, what the law requires the merchant to keep and for how long, and how it differs
 * from closing an account.
 */
export function ErasureFacts({ erasure }: { erasure: Erasure }) {
  const { t } = useTranslation('privacy')
  const { link } = useMemberPages()
  return (
    <Stack gap="3">
      <p>{t('erasure.text', { count: erasure.waitDays })}</p>
      <p>
        {t('erasure.erases', {
          list: erasure.erased.map((what) => t(`erasure.erased.${what}`)).join(', '),
        })}
      </p>
      <h3>{t('erasure.keeps')}</h3>
      <KeyValue
        rows={erasure.kept.map(({ what, years }) => ({
          id: what,
          term: t(`erasure.kept.${what}`),
          detail: t('erasure.years', { count: years }),
        }))}
      />
      <p>
        {t('erasure.stays')}{' '}
        <Link {...link('securityCenter')} {...linkLook({})}>
          {t('erasure.close')}
        </Link>
      </p>
    </Stack>
  )
}
