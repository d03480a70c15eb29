import { type CSSProperties, useRef } from 'react'
import type { LaunchedGame } from '../../../api/play.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { ratioOf } from '../model.ts'
import { useGameBridge } from '../use-game-bridge.ts'
import styles from './stage.module.css'

/** Our own pages run without an origin; a vendor's needs its own to work, and gets no more. */
const OWN_SANDBOX = 'allow-scripts'
const VENDOR_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups'

interface StageProps {
  game: LaunchedGame
  address: { href: string; own: boolean }
  onExit: () => void
}

/** The framed game. It gets no opener, no referrer and nothing of the portal but the bridge. */
export function Stage({ game, address, onExit }: StageProps) {
  const { code } = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const shape: CSSProperties & { '--ratio': string } = { '--ratio': ratioOf(game.ratio) }
  const origin = address.own ? '*' : new URL(address.href).origin
  useGameBridge({ frame, game, origin, onExit })
  return (
    <div className={styles.stage}>
      <iframe
        ref={frame}
        className={styles.frame}
        style={shape}
        src={withLanguage(address, code)}
        title={game.gameName}
        sandbox={address.own ? OWN_SANDBOX : VENDOR_SANDBOX}
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
      />
    </div>
  )
}

/** Our own games take their language from the address, so that even their first words fit. */
function withLanguage(address: StageProps['address'], language: string): string {
  if (!address.own) return address.href
  const url = new URL(address.href)
  url.searchParams.set('lang', language)
  return url.href
}
