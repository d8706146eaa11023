/** Seconds as "1:02:03", or "2:03" under an hour. */
export function formatTime(seconds: number): string {
	const whole = Math.floor(seconds);
	const two = (value: number) => String(value).padStart(2, "0");
	const hours = Math.floor(whole / 3600);
	const minutes = Math.floor(whole / 60) % 60;
	return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** Seconds in words, for a screen reader: "1 hour 2 minutes 3 seconds". */
export function describeTime(seconds: number): string {
	const whole = Math.floor(seconds);
	const parts: [number, string][] = [
		[Math.floor(whole / 3600), "hour"],
		[Math.floor(whole / 60) % 60, "minute"],
		[whole % 60, "second"],
	];
	const said = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value} ${unit}${value === 1 ? "" : "s"}`);
	return said.join(" ") || "0 seconds";
}
