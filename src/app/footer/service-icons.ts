import { type LucideIcon, MessageCircle, Phone, Send, ThumbsUp } from 'lucide-react'
import type { ServiceLink } from '../../entities/support/service-links.ts'

/** SID-10: signs of our own; the marks of the services belong to their owners. */
export const SERVICE_ICONS: Record<ServiceLink['type'], LucideIcon> = {
  LIVECHAT: MessageCircle,
  FACEBOOK: ThumbsUp,
  TELEGRAM: Send,
  WHATSAPP: Phone,
}
