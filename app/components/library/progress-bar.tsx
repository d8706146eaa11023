/** How much of a title is seen; nothing where nothing is known. */
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
