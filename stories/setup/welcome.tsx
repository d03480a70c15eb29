import { Markdown, Unstyled } from '@storybook/addon-docs/blocks'
import { FlaskConical, Hammer, type LucideIcon, Palette } from 'lucide-react'
import { cardLinkLook, cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import changelog from '../../CHANGELOG.md?raw'
import picture from '../../docs/readme.webp'
import { newestChanges } from './news.ts'
import styles from './welcome.module.css'

type Door = { title: string; text: string; page: string; icon: LucideIcon }

const DOORS: readonly Door[] = [
  {
    title: 'I build screens',
    text: 'Recipes for a page, a form, a call and more than 20 other changes. Each lists the files to touch, and a neighbour to mirror.',
    page: 'docs/guides-recipes--docs',
    icon: Hammer,
  },
  {
    title: 'I test',
    text: 'Open any situation by its link, make calls fail, move the clock, and report what you find with its world.',
    page: 'docs/guides-for-testers--docs',
    icon: FlaskConical,
  },
  {
    title: 'I design',
    text: 'Look at components and screens in each theme, language and direction, and see what a change does to pictures.',
    page: 'docs/guides-for-designers--docs',
    icon: Palette,
  },
]

type Part = { title: string; text: string; page: string }

const PARTS: readonly Part[] = [
  {
    title: 'Foundations',
    text: 'Colour, type, space, motion and writing.',
    page: 'docs/foundations-writing--docs',
  },
  {
    title: 'UI',
    text: 'Each component: when to use it, its parts, words, states and keys.',
    page: 'docs/ui-button--docs',
  },
  {
    title: 'Patterns',
    text: 'Components, texts and data that many screens combine.',
    page: 'story/patterns-records--ready',
  },
  {
    title: 'Features',
    text: 'Every screen: ready, loading, empty and failed.',
    page: 'story/features-home--member',
  },
]

const Place = ({ title, text, page, icon }: Part & { icon?: LucideIcon }) => (
  <article {...cardLook({ interactive: true, padding: 'lg', gap: '2' })}>
    {icon ? <Icon className={styles.icon} of={icon} size="lg" /> : null}
    <h3 className={styles.name}>
      <a href={`./?path=/${page}`} target="_top" {...cardLinkLook()}>
        {title}
      </a>
    </h3>
    <p className={styles.text}>{text}</p>
  </article>
)

/** The first page of Storybook. */
export function Welcome() {
  const { release, entries } = newestChanges(changelog, 6)
  return (
    <>
      <Unstyled>
        <div className={styles.page} data-theme="midnight">
          <header className={styles.head}>
            <h1 className={styles.title}>The portal’s design system</h1>
            <p className={styles.lead}>
              Every part of the portal in every state, rendered by the code that players use.
            </p>
          </header>
          <img
            className={styles.picture}
            src={picture}
            alt="The home page on a desktop in English and on a phone in Bengali"
          />
          <div className={styles.doors}>
            {DOORS.map((door) => (
              <Place key={door.page} {...door} />
            ))}
          </div>
          <h2 className={styles.heading}>What is here</h2>
          <div className={styles.parts}>
            {PARTS.map((part) => (
              <Place key={part.page} {...part} />
            ))}
          </div>
          <h2 className={styles.heading}>New in {release}</h2>
        </div>
      </Unstyled>
      <div className="docs-text">
        <Markdown>{entries.map((entry) => `- ${entry}`).join('\n')}</Markdown>
      </div>
    </>
  )
}
