import { ExternalLink } from 'lucide-react'
import { useTranslation } from '#i18n/use-translation.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { StepList } from '#ui/step-list/step-list.tsx'
import { Guide } from './guide.tsx'
import { Note } from './note.tsx'
import { PhoneArt } from './phone-art.tsx'

/** The steps of each guide: key of its texts, and what the drawing shows. */
const STEPS = {
  android: [
    ['android.download', 'download'],
    ['android.allow', 'allow'],
    ['android.install', 'trust'],
    ['android.close', 'forbid'],
  ],
  ios: [
    ['ios.download', 'download'],
    ['ios.settings', 'settings'],
    ['ios.profile', 'profile'],
    ['ios.trust', 'trust'],
    ['ios.open', 'home'],
  ],
} as const

type DownloadGuideProps = {
  name: keyof typeof STEPS
  /** The safe address of the app; null when there is none. */
  link: string | null
}

/** An app from outside the store, and the permission that it needs. */
export function DownloadGuide({ name, link }: DownloadGuideProps) {
  const { t } = useTranslation('help')
  const action = link ? (
    <div>
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        {...buttonLook({ variant: 'primary' })}
      >
        {t(`apps.${name}.get`)}
        <Icon of={ExternalLink} size="sm" label={t('apps.newTab')} directional />
      </a>
    </div>
  ) : (
    <Note tone="info">{t(`apps.${name}.none`)}</Note>
  )
  return (
    <Guide name={name} action={action}>
      <StepList
        steps={STEPS[name].map(([key, scene]) => ({
          id: key,
          title: t(`apps.${key}.title`),
          text: t(`apps.${key}.text`),
          picture: <PhoneArt scene={scene} />,
        }))}
      />
      <Note tone="warning">{t(`apps.${name}.warning`)}</Note>
    </Guide>
  )
}
