import { useQuery } from '@tanstack/react-query'
import { gameFactQueries } from '#api/games/game-facts.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { Accordion } from '#ui/accordion/accordion.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './game-rules.module.css'

/** Renders the server's rules as text, never as HTML. */
function Sections({ nodeId }: { nodeId: number }) {
  const { t } = useTranslation('game')
  const { code } = useLanguage()
  const query = useQuery(gameFactQueries.rules(nodeId, code))
  return (
    <QueryBoundary query={query} size="row" waiting={<Skeleton lines={5} />}>
      {({ sections }) =>
        sections.length === 0 ? (
          <p className={styles.none}>{t('sheet.noRules')}</p>
        ) : (
          <div className={styles.rules}>
            {sections.map(({ title, lines }) => (
              <section key={title} className={styles.section}>
                <h4 className={styles.title}>{title}</h4>
                <ul className={styles.lines}>
                  {[...new Set(lines)].map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )
      }
    </QueryBoundary>
  )
}

/** The rules of a game, collapsed until the reader opens them, and fetched then. */
export function GameRules({ nodeId }: { nodeId: number }) {
  const { t } = useTranslation('game')
  const rules = { id: 'rules', title: t('sheet.rules'), content: <Sections nodeId={nodeId} /> }
  return <Accordion items={[rules]} />
}
