import { adminCatalog } from "#web/i18n/admin/common.words.ts";

const en = {
  views: "Saved views",
  noView: "Saved views",
  saveView: "Save this view",
  changeView: "Rename or delete",
  saveTitle: "Save this view",
  changeTitle: "Rename or delete this view",
  saveText:
    "A view saves the search, the filters and the order under a name. Everyone who may see contacts can use it.",
  changeText: "Deleting a view does not delete any contacts.",
  viewName: "Name of the view",
  deleteView: "Delete the view",
  viewSaved: "View saved.",
  viewDeleted: "View deleted.",

  columns: "Columns",
  columnsTitle: "Columns to show",
  columnsText: "This choice is saved in this browser only.",
  done: "Done",

  export: "Export",
};

const es: typeof en = {
  views: "Vistas guardadas",
  noView: "Vistas guardadas",
  saveView: "Guardar esta vista",
  changeView: "Cambiar nombre o eliminar",
  saveTitle: "Guardar esta vista",
  changeTitle: "Cambiar el nombre o eliminar esta vista",
  saveText:
    "Una vista guarda la búsqueda, los filtros y el orden con un nombre. La pueden usar todos los que ven contactos.",
  changeText: "Al eliminar una vista no se elimina ningún contacto.",
  viewName: "Nombre de la vista",
  deleteView: "Eliminar la vista",
  viewSaved: "Vista guardada.",
  viewDeleted: "Vista eliminada.",

  columns: "Columnas",
  columnsTitle: "Columnas que se muestran",
  columnsText: "Esto se guarda solo en este navegador.",
  done: "Listo",

  export: "Exportar",
};

export const savedWords = adminCatalog(en, es);
