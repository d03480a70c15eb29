import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import type { LaunchedGame } from '#api/games/play.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { Notice } from './notice.tsx'
import type { Address } from './stage.tsx'

/**
 * D-038 REDIRECT: says where the game leads and goes there after a press. An immediate redirect would trap visitors
 * who come back.
 */
export function RedirectPanel({ game, address }: { game: LaunchedGame; address: Address }) {
  const { t } = useTranslation('play')
  const { host } = new URL(address.href)
  return (
    <Notice
      icon={ExternalLink}
      title={t('away.title')}
      text={t('away.text', { name: game.gameName, host })}
    >
      <Button variant="primary" size="lg" onClick={() => window.location.assign(address.href)}>
        {t('away.go')}
      </Button>
      <Link to="/" {...buttonLook({ variant: 'secondary', size: 'lg' })}>
        {t('away.stay')}
      </Link>
    </Notice>
  )
}
