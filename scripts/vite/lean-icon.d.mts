import type { IconNode, LucideIcon } from 'lucide-react'

declare const createLucideIcon: (name: string, drawing: IconNode) => LucideIcon
export default createLucideIcon
