import { useTranslation } from '../../../../i18n/use-translation.ts'
import { StepList } from '../../../../ui/step-list/step-list.tsx'
import { AppDoor, Guide } from './guide.tsx'
import { Note } from './note.tsx'
import { PhoneArt } from './phone-art.tsx'

const STEPS = [
  ['download', 'download'],
  ['settings', 'settings'],
  ['profile', 'profile'],
  ['trust', 'trust'],
  ['open', 'home'],
] as const

/** OTH-02: an app from outside the store, and the profile that has to be trusted. */
export function AppleGuide({ link }: { link: string | null }) {
  const { t } = useTranslation('help')
  return (
    <Guide
      name="ios"
      door={
        link ? (
          <AppDoor href={link}>{t('apps.ios.get')}</AppDoor>
        ) : (
          <Note tone="info">{t('apps.ios.none')}</Note>
        )
      }
    >
      <StepList
        steps={STEPS.map(([id, scene]) => ({
          id,
          title: t(`apps.ios.${id}.title`),
          text: t(`apps.ios.${id}.text`),
          picture: <PhoneArt scene={scene} />,
        }))}
      />
      <Note tone="warning">{t('apps.ios.warning')}</Note>
    </Guide>
  )
}
