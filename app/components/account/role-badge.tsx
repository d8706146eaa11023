import { Badge } from "~/components/ui/badge";
import type { Role } from "~/domain/accounts/types";

const TONES = { user: "plain", admin: "good", owner: "bulb" } as const;

/** Each role has its colour. */
export function RoleBadge({ role, children = role }: { role: Role; children?: React.ReactNode }) {
	return <Badge tone={TONES[role]}>{children}</Badge>;
}
