import { Fragment } from "react";

/** Names separated by commas; a press on "and N more" opens those beyond `max`. */
export function NameList({ names, max }: { names: { key: string; node: React.ReactNode }[]; max: number }) {
	const [first, rest] = [names.slice(0, max), names.slice(max)];
	return (
		<>
			<Joined names={first} />
			{rest.length > 0 && (
				<details className="group inline open:details-content:inline">
					<summary className="inline cursor-pointer list-none text-soft underline decoration-line underline-offset-4 group-open:hidden hover:decoration-bulb [&::-webkit-details-marker]:hidden">
						{" "}
						and {rest.length} more
					</summary>
					, <Joined names={rest} />
				</details>
			)}
		</>
	);
}

function Joined({ names }: { names: { key: string; node: React.ReactNode }[] }) {
	return names.map(({ key, node }, index) => (
		<Fragment key={key}>
			{index > 0 && ", "}
			{node}
		</Fragment>
	));
}

/** The same for names without a page of their own. */
export function TextList({ texts, max }: { texts: string[]; max: number }) {
	return <NameList names={texts.map((text) => ({ key: text, node: text }))} max={max} />;
}
