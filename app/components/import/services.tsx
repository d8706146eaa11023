import type { ImportFileTexts } from "~/messages/import-files";

export function Services({ services }: Pick<ImportFileTexts, "services">) {
	return (
		<dl className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
			{services.map(({ name, where, note }) => (
				<div key={name}>
					<dt className="font-semibold">{name}</dt>
					<dd className="text-soft">
						{where} {note}
					</dd>
				</div>
			))}
		</dl>
	);
}
