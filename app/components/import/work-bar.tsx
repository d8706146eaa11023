/** How far something is; without `of`, that it is under way. */
export function WorkBar({ label, done, of }: { label: string; done: number; of: number }) {
	const percent = of > 0 ? Math.floor((done / of) * 100) : null;
	return (
		<div>
			<p id="work-label" className="tabular-nums">
				{label}
			</p>
			<div
				role="progressbar"
				aria-labelledby="work-label"
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={percent ?? undefined}
				className="mt-2.5 h-2 overflow-hidden rounded-full bg-cream/12"
			>
				<div
					style={{ width: `${percent ?? 100}%` }}
					className={`h-full bg-bulb ${percent === null ? "animate-pulse" : ""}`}
				/>
			</div>
		</div>
	);
}
