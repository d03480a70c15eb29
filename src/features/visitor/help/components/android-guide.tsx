import { useTranslation } from '../../../../i18n/use-translation.ts'
import { StepList } from '../../../../ui/step-list/step-list.tsx'
import { AppDoor, Guide } from './guide.tsx'
import { Note } from './note.tsx'
import { PhoneArt } from './phone-art.tsx'

const STEPS = [
  ['download', 'download'],
  ['allow', 'allow'],
  ['install', 'trust'],
  ['close', 'forbid'],
] as const

/** OTH-04: an app that comes as a file, and the permission that is given only for it. */
export function AndroidGuide({ link }: { link: string | null }) {
  const { t } = useTranslation('help')
  return (
    <Guide
      name="android"
      door={
        link ? (
          <AppDoor href={link}>{t('apps.android.get')}</AppDoor>
        ) : (
          <Note tone="info">{t('apps.android.none')}</Note>
        )
      }
    >
      <StepList
        steps={STEPS.map(([id, scene]) => ({
          id,
          title: t(`apps.android.${id}.title`),
          text: t(`apps.android.${id}.text`),
          picture: <PhoneArt scene={scene} />,
        }))}
      />
      <Note tone="warning">{t('apps.android.warning')}</Note>
    </Guide>
  )
}
