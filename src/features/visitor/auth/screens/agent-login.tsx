import { Link, Navigate } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { href } from '#patterns/routing/href.ts'
import { useAlreadySignedIn } from '#session/use-already-signed-in.ts'
import { useVisitor } from '#session/visitor.ts'
import { linkLook } from '#ui/link/link.tsx'
import { AgentPromo } from '../components/agent-promo.tsx'
import { DisplayControls } from '../components/display-controls.tsx'
import { LoginForm } from '../components/login-form.tsx'
import { ForgotLink, SupportNote } from '../components/login-links.tsx'
import { ServiceHoursLine } from '../components/service-hours-line.tsx'
import { useSignIn } from '../hooks/use-sign-in.ts'
import styles from './agent-login.module.css'
import Proof from './proof.tsx'

/** Title, form without remember-me, promotional text, service hours. */
export default function AgentLogin() {
  const { t } = useTranslation(['auth', 'common'])
  const signIn = useSignIn('agent')
  const challenge = signIn.challenge.current
  const already = useAlreadySignedIn()
  const { isAgent } = useVisitor()
  // D-018: redirects an agent who was already logged in. After a login on this page the login flow navigates, possibly
  // back to where the session ended.
  if (already && isAgent) return <Navigate to={href('/agentHome')} replace />
  return (
    <div className={styles.page}>
      <main id="main" className={styles.split} tabIndex={-1}>
        <AgentPromo />
        <div className={styles.side}>
          <header className={styles.bar}>
            <Link to={href('/')} {...linkLook({ variant: 'quiet' })}>
              {t('auth:agent.player')}
            </Link>
            <DisplayControls />
          </header>
          <section className={styles.card} aria-labelledby="agent-title">
            <div className={styles.head}>
              <h1 id="agent-title">{t(challenge ? 'auth:proof.title' : 'auth:agent.title')}</h1>
              <p className={styles.intro}>
                {t(challenge ? 'auth:proof.intro' : 'auth:agent.intro')}
              </p>
            </div>
            {challenge ? (
              <Proof signIn={signIn} challenge={challenge} />
            ) : (
              <>
                <LoginForm signIn={signIn} aside={<ForgotLink />} />
                <SupportNote />
              </>
            )}
            <ServiceHoursLine />
          </section>
        </div>
      </main>
    </div>
  )
}
