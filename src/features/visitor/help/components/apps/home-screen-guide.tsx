import { useTranslation } from '#i18n/use-translation.ts'
import { stackLook } from '#ui/stack/stack.tsx'
import { StepList } from '#ui/step-list/step-list.tsx'
import { Guide } from './guide.tsx'
import styles from './home-screen-guide.module.css'
import { PhoneArt } from './phone-art.tsx'

/** The steps on each system: key of its texts, and what the drawing shows. */
const SYSTEMS = [
  {
    name: 'apple',
    steps: [
      ['share', 'share'],
      ['add', 'add'],
      ['home', 'home'],
    ],
  },
  {
    name: 'google',
    steps: [
      ['menu', 'menu'],
      ['addMenu', 'add-menu'],
      ['home', 'home'],
    ],
  },
] as const

/** The portal itself on the home screen, by the browser's own means. */
export function HomeScreenGuide() {
  const { t } = useTranslation('help')
  return (
    <Guide name="lite">
      {SYSTEMS.map(({ name, steps }) => (
        <section key={name} {...stackLook({ gap: '3' })} aria-labelledby={`lite-${name}`}>
          <h3 id={`lite-${name}`} className={styles.name}>
            {t(`apps.lite.${name}`)}
          </h3>
          <StepList
            level={4}
            steps={steps.map(([id, scene]) => ({
              id,
              title: t(`apps.lite.${id}.title`),
              text: t(`apps.lite.${id}.text`),
              picture: <PhoneArt scene={scene} />,
            }))}
          />
        </section>
      ))}
    </Guide>
  )
}
