import { type LucideIcon, MessageCircle, Phone, Send, ThumbsUp } from 'lucide-react'
import type { ServiceLink } from '../../entities/support/service-links.ts'

/** SID-10: neutral icons; the services' own marks are trade marks. */
export const SERVICE_ICONS: Record<ServiceLink['type'], LucideIcon> = {
  LIVECHAT: MessageCircle,
  FACEBOOK: ThumbsUp,
  TELEGRAM: Send,
  WHATSAPP: Phone,
}
