const TONES = {
	plain: "bg-cream/10 text-cream inset-ring-cream/10",
	bulb: "bg-bulb/15 text-glow inset-ring-bulb/30",
	good: "bg-good/15 text-good inset-ring-good/30",
	alarm: "bg-alarm/15 text-alarm inset-ring-alarm/35",
} as const;

export type BadgeTone = keyof typeof TONES;

export function Badge({ tone = "plain", children }: { tone?: BadgeTone; children: React.ReactNode }) {
	return (
		<span
			className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold inset-ring ${TONES[tone]}`}
		>
			{children}
		</span>
	);
}
