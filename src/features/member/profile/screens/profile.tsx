import { useQuery } from '@tanstack/react-query'
import { profileQueries } from '#api/member/profile.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { FormSkeleton } from '#patterns/forms/form-skeleton.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { AvatarCard } from '../components/avatar-card.tsx'
import { KycCard } from '../components/kyc-card.tsx'
import { ProfileForm } from '../components/profile-form.tsx'

/** The member's profile: picture, identity check and personal data. */
export default function ProfilePage() {
  const { t } = useTranslation(['profile', 'member'])
  const profile = useQuery(profileQueries.profile(useToken() ?? ''))
  return (
    <Page gap="5" title={t('member:page.profile')} lead={t('profile:lead')}>
      <Card padding="lg">
        <h2>{t('profile:avatar.title')}</h2>
        <AvatarCard />
      </Card>
      <Card padding="lg">
        <h2>{t('profile:kyc.title')}</h2>
        <KycCard />
      </Card>
      <Card padding="lg">
        <QueryBoundary query={profile} waiting={<FormSkeleton rows={6} />}>
          {(data) => <ProfileForm profile={data} />}
        </QueryBoundary>
      </Card>
    </Page>
  )
}
