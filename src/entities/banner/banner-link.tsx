import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useLanguage } from '#i18n/i18n.ts'
import { type Banner, bannerTarget } from './banner.ts'

interface BannerLinkProps {
  className: string | undefined
  banner: Banner
  mayPlay: () => boolean
  children: ReactNode
}

/**
 * A banner as a link to where it leads, if that is anywhere. Without words the link itself is labelled: its picture
 * may not be loaded yet.
 */
export function BannerLink({ className, banner, mayPlay, children }: BannerLinkProps) {
  const client = useQueryClient()
  const language = useLanguage().code
  const navigate = useNavigate()
  const target = bannerTarget(banner.linkageType, banner.linkage)
  const label = banner.headline ? undefined : banner.title
  if (target.kind === 'link') {
    return (
      <a
        className={className}
        href={target.href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
      >
        {children}
      </a>
    )
  }
  if (target.kind === 'none') return <div className={className}>{children}</div>
  return (
    <Link
      className={className}
      to={target.to}
      draggable={false}
      aria-label={label}
      onClick={(event) => {
        const isPlainClick =
          event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
        if (target.kind !== 'game' || !isPlainClick) return
        event.preventDefault()
        if (!mayPlay()) return
        const from = window.location.href
        void import('./game-target.ts')
          .then(({ gameTarget }) => gameTarget(client, language, target.nodeId))
          .catch(() => null)
          // Only while the visitor is still here.
          .then((to) => window.location.href === from && navigate(to ?? target.to))
      }}
    >
      {children}
    </Link>
  )
}
