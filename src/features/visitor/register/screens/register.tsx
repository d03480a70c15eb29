import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { systemQueries } from '#api/content/system.ts'
import { BannerStrip } from '#entities/banner/banner-strip.tsx'
import { storeReferral } from '#entities/visitor/referral.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import styles from '#patterns/forms/form.module.css'
import { usePopup, withPopup } from '#patterns/routing/popup.ts'
import { useAlreadySignedIn } from '#session/use-already-signed-in.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextButton } from '#ui/link/text-button.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { OfferPart } from '../components/offer-part.tsx'
import popup from './register.module.css'
import { RegisterMethods } from './register-methods.tsx'

/** Becoming a member, by username or by mobile number. */
export default function RegisterPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['register', 'common'])
  const { search } = useLocation()
  const { open } = usePopup()
  const config = useQuery(systemQueries.config()).data
  // The codes of an invitation are kept before anything else.
  useState(() => storeReferral(search))
  if (useAlreadySignedIn()) return <Navigate to={{ search: withPopup(search, null) }} replace />
  // Null where the merchant, or the law where it is, has no welcome bonus.
  const bonus = config?.afterRegisterBonus ?? null
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size={bonus === null ? 'md' : 'xl'}
      title={t('register:title')}
      description={t('register:intro')}
      closeLabel={t('common:action.close')}
    >
      <div className={popup.columns}>
        <Stack>
          <RegisterMethods />
          <p className={styles.note}>
            {t('register:haveAccount')}{' '}
            <TextButton onClick={() => open('login')}>{t('register:logIn')}</TextButton>
          </p>
        </Stack>
        <div className={popup.aside}>
          {config && bonus !== null ? <OfferPart bonus={bonus} currency={config.currency} /> : null}
          <BannerStrip group="w_register" />
        </div>
      </div>
    </Dialog>
  )
}
