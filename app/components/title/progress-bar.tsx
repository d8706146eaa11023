/** The watched share of a title; renders nothing when unknown. */
export function ProgressBar({ progress, className = "" }: { progress: number; className?: string }) {
	if (progress <= 0) return null;
	const percent = Math.max(2, Math.round(progress * 100));
	return (
		<span className={`block h-1 overflow-hidden rounded-full bg-ground/75 ${className}`}>
			<span className="sr-only">{Math.round(progress * 100)}% watched</span>
			<span className="block h-full bg-bulb" style={{ width: `${percent}%` }} />
		</span>
	);
}
